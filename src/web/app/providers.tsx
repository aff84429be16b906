import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { WebSettings } from '#contract/page.ts'
import { SettingsProvider } from '#web/lib/settings.ts'
import { theme } from './theme.ts'

type ProvidersProps = { queryClient: QueryClient; settings: WebSettings; children: ReactNode }

/** What every screen stands in, in the browser and on the server alike. */
export function Providers({ queryClient, settings, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SettingsProvider value={settings}>
        <MantineProvider theme={theme} forceColorScheme="dark">
          {children}
        </MantineProvider>
      </SettingsProvider>
    </QueryClientProvider>
  )
}
