import { Link } from 'react-router'
import { useTabTitle } from '#web/lib/head-data.ts'
import { EmptySea } from '#web/ui/art/empty-sea.tsx'
import { buttonClass } from '#web/ui/button.ts'
import { MessagePage } from '#web/ui/message-page.tsx'

const NOT_FOUND_HEAD = { title: 'Not found', description: 'There is no such page.' }

/** Nothing lives at this address, or not any more. */
export function NotFoundPage({ children = 'There is no page at this address.' }) {
  useTabTitle(NOT_FOUND_HEAD)
  return (
    <MessagePage picture={<EmptySea />} title="Flat. Nothing here.">
      <p>{children}</p>
      <Link className={buttonClass('primary')} to="/discover">
        Discover surf spots
      </Link>
    </MessagePage>
  )
}
