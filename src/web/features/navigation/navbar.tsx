import { IconCompass, IconUser } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { LogoMark } from '#web/ui/art/logo.tsx'
import { DestinationsMenu } from './destinations-menu.tsx'
import styles from './navbar.module.css'
import { SpotSearch } from './spot-search.tsx'

/** The bar over every screen. */
export function Navbar() {
  const { pathname } = useLocation()
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.logo} aria-label="Lineup, home">
        <LogoMark size={30} />
        <span className={styles.name}>Lineup</span>
      </Link>
      <nav className={styles.links} aria-label="Main">
        <Link
          to="/discover"
          className={styles.link}
          aria-current={pathname.includes('/discover') ? 'page' : undefined}
        >
          <IconCompass size={18} stroke={1.75} aria-hidden="true" className={styles.icon} />
          Discover
        </Link>
        <DestinationsMenu isCurrent={pathname.includes('/region')} />
        {pathname === '/' && (
          <a href="#about" className={`${styles.link} ${styles.about}`}>
            About
          </a>
        )}
      </nav>
      <SpotSearch />
      <Link to="/auth" className={`${styles.link} ${styles.signIn}`} aria-label="Sign In">
        <IconUser size={20} stroke={1.75} aria-hidden="true" />
        <span className={styles.signInText}>Sign In</span>
      </Link>
    </header>
  )
}
