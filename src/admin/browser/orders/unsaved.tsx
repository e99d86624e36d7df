import { useEffect, useRef } from 'react'
import { router } from '../router.ts'
import { Confirm } from '../shared/confirm.tsx'

/** Whoever leaves half-typed work is asked first: by the workbench on the way to another screen, by the browser when it closes. */
export function useUnsaved(isChanged: boolean, content = 'O que você escreveu neste pedido se perde.') {
  const isKept = useRef(false)
  const blocker = router.useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && !isKept.current && nextLocation.pathname !== currentLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  return {
    /** The shop has it: going on loses nothing. */
    kept: () => {
      isKept.current = true
    },
    question: (
      <Confirm
        isOpen={blocker.state === 'blocked'}
        title="Sair sem salvar?"
        content={content}
        confirm="Sair sem salvar"
        cancel="Continuar aqui"
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    ),
  }
}
