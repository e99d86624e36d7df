import { useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import { STALE } from '../data/trouble.ts'
import { Confirm } from './confirm.tsx'

/** Two people with the same thing open: the second is asked, and nothing of the first one's is lost. */
export function useStale({ keepsDraft = false }: { keepsDraft?: boolean } = {}) {
  const [isOpen, setIsOpen] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const onError = (error: unknown) => {
    const { status, message } = error as HttpError
    if (status === STALE) setIsOpen(true)
    else notify(message || 'ra.notification.http_error', { type: 'error' })
  }
  const dialog = (
    <Confirm
      isOpen={isOpen}
      title="Outra pessoa mudou isto. Recarregar?"
      content={`Enquanto você editava, alguém salvou outra versão. Ao recarregar, você vê a versão atual ${keepsDraft ? 'e pode compará-la lado a lado com o que mudou: as suas alterações ficam guardadas.' : 'e refaz o que faltar.'}`}
      confirm="Recarregar"
      cancel="Continuar aqui"
      onConfirm={() => {
        setIsOpen(false)
        refresh()
      }}
      onClose={() => setIsOpen(false)}
    />
  )
  return { onError, dialog }
}
