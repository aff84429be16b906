import { Link } from 'react-router'
import { EmptySea } from '#web/ui/art/empty-sea.tsx'
import { buttonClass } from '#web/ui/button.ts'
import { MessagePage } from '#web/ui/message-page.tsx'

/** Nothing lives at this address, or not any more. */
export function NotFoundPage({ children = 'There is no page at this address.' }) {
  return (
    <MessagePage picture={<EmptySea />} title="Flat. Nothing here.">
      <p>{children}</p>
      <Link className={buttonClass('primary')} to="/discover">
        Discover surf spots
      </Link>
    </MessagePage>
  )
}
