import { Combobox, Loader, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MIN_SEARCH_LENGTH, type SpotMatch } from '#contract/spots.ts'
import { spotPath } from '#web/lib/format.ts'
import { spotsByText } from './queries.ts'
import styles from './spot-search.module.css'

const DEBOUNCE_MS = 300

/** Finds a spot by name, region or country while one types. */
export function SpotSearch() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const [text, setText] = useState('')
  const found = useSpotMatches(text)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })

  useEffect(() => {
    if (isUnfolded) input.current?.focus()
  }, [isUnfolded])
  const clear = () => {
    setText('')
    setUnfolded(false)
    combobox.closeDropdown()
  }
  const handleChoose = (id: string) => {
    clear()
    input.current?.blur()
    navigate(spotPath(Number(id)))
  }
  return (
    <search className={styles.search} data-unfolded={isUnfolded}>
      <button
        type="button"
        className={styles.unfold}
        aria-label={isUnfolded ? 'Close the search' : 'Search surf spots'}
        aria-expanded={isUnfolded}
        onClick={() => {
          if (isUnfolded) return clear()
          setUnfolded(true)
        }}
      >
        {isUnfolded ? <IconX size={20} /> : <IconSearch size={20} />}
      </button>
      <Combobox store={combobox} onOptionSubmit={handleChoose} withinPortal={false} offset={8}>
        <Combobox.DropdownTarget>
          <div className={styles.box}>
            <IconSearch size={18} aria-hidden="true" className={styles.glass} />
            <Combobox.EventsTarget>
              <input
                ref={input}
                type="search"
                className={styles.input}
                placeholder="Search surf spots"
                aria-label="Search surf spots"
                autoComplete="off"
                maxLength={100}
                value={text}
                onChange={(event) => {
                  setText(event.currentTarget.value)
                  combobox.openDropdown()
                  combobox.updateSelectedOptionIndex()
                }}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => combobox.closeDropdown()}
              />
            </Combobox.EventsTarget>
            {found.isBusy && <Loader size={16} className={styles.spinner} aria-label="Searching" />}
          </div>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown hidden={!found.isWanted || !found.isKnown}>
          <Combobox.Options className={styles.options} aria-label="Surf spots">
            <Options {...found} />
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </search>
  )
}

type OptionsProps = { matches: SpotMatch[]; error: Error | null }

function Options({ matches, error }: OptionsProps) {
  if (error) return <Combobox.Empty role="alert">{error.message}</Combobox.Empty>
  if (matches.length === 0) return <Combobox.Empty>No surf spots found</Combobox.Empty>
  return matches.map(({ id, name, matched_alias, new_region, country }) => (
    <Combobox.Option key={id} value={String(id)} className={styles.option}>
      <span className={styles.name}>
        {name}
        {matched_alias && <span className={styles.alias}> {matched_alias}</span>}
      </span>
      <span className={styles.place}>{new_region || country}</span>
    </Combobox.Option>
  ))
}

/** Results for what was typed, once the typing has paused. */
function useSpotMatches(text: string) {
  const typed = text.trim()
  const [asked] = useDebouncedValue(typed, DEBOUNCE_MS)
  const isWanted = typed.length >= MIN_SEARCH_LENGTH
  const isAsked = isWanted && asked.length >= MIN_SEARCH_LENGTH
  const { data, error, isFetching } = useQuery({
    ...spotsByText(asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    matches: data ?? [],
    error,
    isWanted,
    isKnown: isAsked && (data !== undefined || error !== null),
    isBusy: isWanted && (isFetching || asked !== typed),
  }
}
