import { Confirm } from 'react-admin'
import { useBlocker } from 'react-router-dom'

/** Asks before somebody leaves what they typed; for forms that are none of the library's. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname)
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title="Sair sem salvar?"
      content="Há alterações que não foram salvas. Se você sair, elas se perdem."
      confirm="Sair sem salvar"
      cancel="Continuar aqui"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}
