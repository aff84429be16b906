import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { Navbar } from '#web/features/navigation/navbar.tsx'
import styles from './layout.module.css'

/** The frame of every screen. */
export function Layout() {
  const { state } = useNavigation()
  const main = useFocusAfterNavigation()
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <Navbar />
      <div className={styles.progress} data-busy={state !== 'idle'} aria-hidden="true" />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}

/** Who goes on by keyboard or ear goes on in the new screen, not at the top of the bar again. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
