import { Link } from 'react-router'
import { useTabTitle } from '#web/lib/head-data.ts'
import { pageLoader } from '#web/lib/page-loader.ts'
import { LogoMark } from '#web/ui/art/logo.tsx'
import { buttonClass } from '#web/ui/button.ts'
import { MessagePage } from '#web/ui/message-page.tsx'

const HEAD = {
  title: 'Sign in',
  description:
    'Accounts for profile and favourites are on their way; the atlas is open to everyone.',
}

export const loader = pageLoader(async () => HEAD)

/** Says plainly that there are no accounts in this release. */
export function Component() {
  useTabTitle(HEAD)
  return (
    <MessagePage picture={<LogoMark size={56} />} title="No accounts yet">
      <p>
        Profiles and favourites are not part of this release. Everything else is open to you without
        signing in: the map, the filters and every spot.
      </p>
      <Link className={buttonClass('primary')} to="/discover">
        Discover surf spots
      </Link>
    </MessagePage>
  )
}
