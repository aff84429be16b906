import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two builds of one application: `client/` for browsers, `server/` for rendering pages ahead. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react()],
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
