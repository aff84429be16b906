import { Combobox, Loader, useCombobox } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { spotPath } from '#web/lib/format.ts'
import { SpotOptions } from './spot-options.tsx'
import styles from './spot-search.module.css'
import { useSpotMatches } from './use-spot-matches.ts'

/** Finds a spot by name, region or country while one types. On a phone it unfolds from its glass. */
export function SpotSearch() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isUnfolded, setUnfolded] = useUnfolding(input)
  const { matches, error, isKnown, isBusy } = useSpotMatches(text)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const box = useClickOutside<HTMLElement>(() => setUnfolded(false), ['pointerdown'])

  const { openDropdown, selectFirstOption } = combobox
  useTypedAhead(input, setText, openDropdown)
  useEffect(() => {
    if (matches.length > 0) selectFirstOption() // so that Enter takes the best
  }, [matches, selectFirstOption])

  const clear = () => {
    setText('')
    setUnfolded(false)
    combobox.closeDropdown()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setUnfolded(false)
  }
  const outcome = error?.message ?? (matches.length === 0 ? 'No surf spots found' : '')
  return (
    <search ref={box} className={styles.search} data-unfolded={isUnfolded} onKeyDown={handleKey}>
      <button
        type="button"
        className={styles.unfold}
        aria-label={isUnfolded ? 'Close the search' : 'Search surf spots'}
        aria-expanded={isUnfolded}
        onClick={() => (isUnfolded ? clear() : setUnfolded(true))}
      >
        {isUnfolded ? <IconX size={20} /> : <IconSearch size={20} />}
      </button>
      <Combobox
        store={combobox}
        onOptionSubmit={(id) => {
          clear()
          navigate(spotPath(Number(id)))
        }}
        withinPortal={false}
        offset={8}
      >
        <Combobox.DropdownTarget>
          <div className={styles.box}>
            <IconSearch size={18} aria-hidden="true" className={styles.glass} />
            <Combobox.EventsTarget withExpandedAttribute>
              <input
                ref={input}
                type="search"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={combobox.dropdownOpened && isKnown}
                aria-controls={combobox.listId ?? undefined}
                className={styles.input}
                placeholder="Search surf spots"
                aria-label="Search surf spots"
                autoComplete="off"
                maxLength={100}
                value={text}
                onChange={(event) => {
                  setText(event.currentTarget.value)
                  openDropdown()
                }}
                onFocus={() => openDropdown()}
                onBlur={() => combobox.closeDropdown()}
              />
            </Combobox.EventsTarget>
            {isBusy && <Loader size={16} className={styles.spinner} aria-label="Searching" />}
          </div>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown hidden={!isKnown}>
          <SpotOptions matches={matches} />
          <p role="status" className={styles.outcome}>
            {isKnown && outcome}
          </p>
        </Combobox.Dropdown>
      </Combobox>
    </search>
  )
}

/** Takes up what was typed before the page came alive. */
function useTypedAhead(
  input: RefObject<HTMLInputElement | null>,
  setText: (text: string) => void,
  open: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    if (!input.current?.value) return
    setText(input.current.value)
    if (input.current === document.activeElement) open()
  }, [])
}

/** Folded away again by every navigation. */
function useUnfolding(input: RefObject<HTMLInputElement | null>) {
  const [isUnfolded, setUnfolded] = useState(false)
  const { key } = useLocation()
  const [shownKey, setShownKey] = useState(key)
  if (shownKey !== key) {
    setShownKey(key)
    setUnfolded(false)
  }
  useEffect(() => {
    if (isUnfolded) input.current?.focus()
  }, [isUnfolded, input])
  return [isUnfolded, setUnfolded] as const
}
