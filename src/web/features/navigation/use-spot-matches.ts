import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { MIN_SEARCH_LENGTH } from '#contract/spots.ts'
import { spotsByText } from './queries.ts'

const DEBOUNCE_MS = 300

/** Results for what was typed, once the typing has paused. */
export function useSpotMatches(text: string) {
  const typed = text.trim()
  const [asked] = useDebouncedValue(typed, DEBOUNCE_MS)
  const isWanted = typed.length >= MIN_SEARCH_LENGTH
  const isAsked = isWanted && asked.length >= MIN_SEARCH_LENGTH
  const { data, error, isFetching } = useQuery({ ...spotsByText(asked), enabled: isAsked })
  return {
    matches: data ?? [],
    error,
    isKnown: isAsked && asked === typed && (data !== undefined || error !== null),
    isBusy: isWanted && (isFetching || asked !== typed),
  }
}
