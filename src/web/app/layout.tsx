import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { Navbar } from '#web/features/navigation/navbar.tsx'
import styles from './layout.module.css'

/** The frame of every screen. */
export function Layout() {
  const { state } = useNavigation()
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <Navbar />
      <div className={styles.progress} data-busy={state !== 'idle'} aria-hidden="true" />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}
