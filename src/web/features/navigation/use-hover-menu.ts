import { useClickOutside } from '@mantine/hooks'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

/** A mouse that only crosses a corner must not close the menu. */
const LEAVE_DELAY_MS = 250
/** Whoever points at a menu also clicks it: that click must not close what the pointer just opened. */
const SAME_GESTURE_MS = 500

/** A menu that opens under a mouse, toggles on press, and closes on Escape, on a press outside and when focus moves on. */
export function useHoverMenu(button: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const openedByHoverAt = useRef(Number.NEGATIVE_INFINITY)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const open = () => {
    setOpen(true)
    setWasOpened(true)
  }
  const close = () => setOpen(false)
  const ref = useClickOutside<HTMLDivElement>(close, ['pointerdown'])
  useEffect(() => () => clearTimeout(leaving.current), [])

  const containerProps = {
    ref,
    onPointerEnter: (event: PointerEvent) => {
      clearTimeout(leaving.current)
      if (event.pointerType !== 'mouse' || isOpen) return
      openedByHoverAt.current = event.timeStamp
      open()
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') leaving.current = setTimeout(close, LEAVE_DELAY_MS)
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return
      close()
      button.current?.focus()
    },
  }
  const toggle = (event: { timeStamp: number }) => {
    const isSameGesture = event.timeStamp - openedByHoverAt.current < SAME_GESTURE_MS
    if (!isOpen) open()
    else if (!isSameGesture) close()
  }
  return { isOpen, wasOpened, close, toggle, containerProps }
}
