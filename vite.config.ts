import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Two builds of one application: `client/` for browsers, `server/` for rendering pages ahead. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), firstLightAtBuild()],
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? '../../build/web/server' : '../../build/web/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false, // a page rendered ahead must not stand unstyled while its part loads
    chunkSizeWarningLimit: 1200,
    reportCompressedSize: false,
    rollupOptions: isSsrBuild ? { input: 'src/web/entry-server.tsx' } : {},
  },
}))

/** The sea of the home page never changes: it is worked out once, here, instead of in every browser. */
function firstLightAtBuild(): Plugin {
  const id = 'virtual:first-light'
  const resolvedId = `\0${id}`
  return {
    name: 'first-light-at-build',
    resolveId: (source) => (source === id ? resolvedId : undefined),
    async load(module) {
      if (module !== resolvedId) return undefined
      const { drawPoint, firstLight } = await import('./src/web/ui/art/first-light.ts')
      return `export const SEA = ${JSON.stringify(firstLight())}
        export const POINT = ${JSON.stringify(drawPoint())}`
    },
  }
}
