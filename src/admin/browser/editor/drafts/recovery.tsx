import { Alert, Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNextFocus } from '../../shared/use-next-focus.ts'
import { isThisDevice, tabName, tabOf } from './editor-identity.ts'
import { type Found, foundText } from './recovery-rule.ts'
import type { DraftSubject } from './subject.ts'
import { useFoundDrafts } from './use-found-drafts.ts'

const SideBySide = lazy(async () => ({ default: (await import('./compare/side-by-side.tsx')).SideBySide }))

type Options = {
  subject: DraftSubject
  /** What is saved, with the version that it has. */
  saved: Record<string, unknown> & { version: number }
  /** Puts the parts that were changed into the form. */
  onRestore: (draft: Found) => void
}

/** What was edited before and never saved: it can be taken up again, looked at, or thrown away. */
export function Recovery({ subject, saved, onRestore }: Options) {
  const { found, discarded, take, discard, undo } = useFoundDrafts(subject, saved)
  const [isComparing, setIsComparing] = useState(false)
  const notify = useNotify()
  const focusNext = useNextFocus()
  const goOn = () => focusNext(() => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))
  if (discarded)
    return (
      <Alert severity="info" role="status" sx={{ mb: 1 }} action={<BannerButton label="Desfazer" onClick={undo} />}>
        Alterações descartadas.
      </Alert>
    )
  if (!found) return null
  const isBehind = found.version !== saved.version
  const restore = () => {
    setIsComparing(false)
    take(found)
    onRestore(found)
    notify('As alterações estão no editor. Confira e salve.', { type: 'info' })
    goOn()
  }
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 1, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 15rem' } }}
      action={
        <>
          {!isBehind && <BannerButton label="Recuperar" onClick={restore} />}
          <BannerButton label={isBehind ? 'Comparar' : 'Ver diferenças'} onClick={() => setIsComparing(true)} />
          {isOpenElsewhere(found) ? (
            // Whoever works on it there would lose the copy.
            <BannerButton label="Ignorar" onClick={() => take(found)} />
          ) : (
            <BannerButton label="Descartar" onClick={discard} />
          )}
        </>
      }
    >
      {foundText(found, placeOf(found))}
      {isBehind && ' Depois disso outra versão foi salva: compare antes de recuperar, para não desfazer o que a outra mudou.'}
      {isComparing && (
        <Suspense>
          <SideBySide
            id={subject.id}
            before={{ label: 'Versão salva', parts: saved }}
            after={{ label: 'Alterações não salvas', parts: { ...saved, ...found.content } }}
            action={{ label: isBehind ? 'Usar estas alterações' : 'Recuperar', run: restore }}
            onClose={() => setIsComparing(false)}
          />
        </Suspense>
      )}
    </Alert>
  )
}

const BannerButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button color="inherit" size="small" onClick={onClick}>
    {label}
  </Button>
)

const isOpenElsewhere = ({ client, isOpen }: Pick<Found, 'client' | 'isOpen'>) => isOpen && tabOf(client) !== tabName()

function placeOf({ client, isLocal, isOpen }: Found) {
  // A browser that was killed may have forgotten its name, not its copy.
  if (!isLocal && !isThisDevice(client)) return 'other-device'
  return isOpenElsewhere({ client, isOpen }) ? 'other-tab' : 'here'
}
