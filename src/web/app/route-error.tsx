import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTabTitle } from '#web/lib/head-data.ts'
import { ApiError } from '#web/lib/request.ts'
import { buttonClass } from '#web/ui/button.ts'
import { MessagePage } from '#web/ui/message-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** What a screen that broke shows in its place: what is wrong and a way on, never a stack. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFoundPage>{String(error.data)}</NotFoundPage>
  if (error instanceof ApiError && error.status === 404)
    return <NotFoundPage>{error.message}</NotFoundPage>
  return (
    <BrokenPage
      message={error instanceof Error ? error.message : 'Something broke on this page.'}
    />
  )
}

const BROKEN_HEAD = { title: 'Something broke', description: 'This page could not be shown.' }

function BrokenPage({ message }: { message: string }) {
  useTabTitle(BROKEN_HEAD)
  return (
    <MessagePage title="Unexpected Application Error!">
      <p>{message}</p>
      <button
        type="button"
        className={buttonClass('primary')}
        onClick={() => window.location.reload()}
      >
        Load the page again
      </button>
    </MessagePage>
  )
}
