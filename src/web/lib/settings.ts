import { createContext, useContext } from 'react'
import type { WebSettings } from '#contract/page.ts'

const SettingsContext = createContext<WebSettings>({ mapStyleUrl: null })

export const SettingsProvider = SettingsContext.Provider

export function useSettings(): WebSettings {
  return useContext(SettingsContext)
}
