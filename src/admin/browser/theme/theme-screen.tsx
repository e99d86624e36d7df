import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import type { ThemeRecord } from '#api/vitrine/theme-routes.ts'
import { useUnsaved } from '../orders/unsaved.tsx'
import { Confirm } from '../shared/confirm.tsx'
import { Panel, SaveBar } from '../shared/panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { PastLooks } from './past-looks.tsx'
import { PresetChoice } from './preset-choice.tsx'
import {
  draftOf,
  firstDraft,
  isSame,
  presetOf,
  sentOf,
  type ThemeDraft,
  withParts,
  withPreset,
  wrongColours,
} from './theme-draft.ts'
import { ThemeFields } from './theme-fields.tsx'
import { ThemePreviews } from './theme-previews.tsx'

const PATH = '/vitrine/v1/theme'
/** More than anybody goes back. */
const MOST_STEPS = 100

/** How the whole shop looks, with its pages beside it as they would be. */
export function ThemeScreen() {
  const { data, error } = useAnswer<ThemeRecord>(PATH)
  return (
    <>
      <Title title="Aparência" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!error && !data && <ScreenSkeleton />}
      {data && <Editor record={data} />}
    </>
  )
}

function Editor({ record }: { record: ThemeRecord }) {
  const saved = draftOf(record)
  const [steps, setSteps] = useState<ThemeDraft[]>([])
  const [placed, setPlaced] = useState<ThemeRecord['placed']>([])
  const [isAsking, setIsAsking] = useState(false)
  const { run, isBusy } = useApiAction()
  const draft = steps.at(-1) ?? saved
  const isChanged = !isSame(draft, saved)
  const wrong = wrongColours(draft)
  const unsaved = useUnsaved(isChanged, 'O que você mudou na aparência se perde.')
  const replaces = draft.header !== '' || draft.footer !== ''

  const go = (next: ThemeDraft) => setSteps((before) => [...before, next].slice(-MOST_STEPS))
  const save = () =>
    run(async (provider) => {
      const answer = await provider.tell<ThemeRecord>(PATH, sentOf(draft))
      setPlaced(answer.placed)
      setSteps([])
    }, 'Aparência salva: a loja já está assim.')
  const putBack = ({ id, before }: ThemeRecord['placed'][number]) =>
    run(async (provider) => {
      await provider.tell(`/vitrine/v1/templates/${id}`, { document: before })
      setPlaced((rest) => rest.filter((one) => one.id !== id))
    }, 'O anterior voltou.')

  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (replaces) setIsAsking(true)
        else void save()
      }}
    >
      {placed
        .filter(({ before }) => before !== null)
        .map((one) => (
          <Alert
            key={one.id}
            severity="info"
            action={
              <Button color="inherit" disabled={isBusy} onClick={() => void putBack(one)}>
                Pôr o anterior de volta
              </Button>
            }
          >
            {one.part === 'header' ? 'O cabeçalho foi trocado.' : 'O rodapé foi trocado.'}
          </Alert>
        ))}
      <Panel title="Temas prontos">
        <PresetChoice
          presets={record.presets}
          chosen={presetOf(draft, record.presets)?.id}
          onChoose={(preset, parts) => go(withPreset(draft, preset, { parts }))}
          onParts={(preset, parts) => go(withParts(draft, preset, { parts }))}
        />
      </Panel>
      <ThemePreviews draft={wrong.length === 0 ? draft : withoutColours(draft, wrong)} />
      <ThemeFields draft={draft} record={record} onChange={(part) => go({ ...draft, ...part })} />
      <PastLooks past={record.past} onTake={({ look }) => go({ ...draft, ...(look as Partial<ThemeDraft>) })} />
      <SaveBar>
        <Button type="submit" variant="contained" disabled={isBusy || !isChanged || wrong.length > 0}>
          Salvar
        </Button>
        <Button color="inherit" disabled={isBusy || steps.length === 0} onClick={() => setSteps((before) => before.slice(0, -1))}>
          Desfazer
        </Button>
        <Button color="inherit" disabled={isBusy || !isChanged} onClick={() => setSteps([])}>
          Voltar ao salvo
        </Button>
        <Button color="inherit" disabled={isBusy} onClick={() => go(firstDraft(draft))}>
          Tema original
        </Button>
        {isChanged && (
          <Typography variant="body2" color="textSecondary" role="status">
            {wrong.length > 0 ? 'Há cores com que os textos não se leem.' : 'Há alterações que não foram salvas.'}
          </Typography>
        )}
      </SaveBar>
      <Confirm
        isOpen={isAsking}
        title="Trocar o cabeçalho e o rodapé?"
        content="Os escolhidos entram no lugar dos que a loja mostra. Os de agora ficam no histórico, em Cabeçalho e rodapé, e podem voltar."
        confirm="Trocar e salvar"
        cancel="Cancelar"
        onConfirm={() => {
          setIsAsking(false)
          void save()
        }}
        onClose={() => setIsAsking(false)}
      />
      {unsaved.question}
    </Box>
  )
}

/** A colour that is being typed is not shown before it can be read. */
function withoutColours(draft: ThemeDraft, names: readonly string[]): ThemeDraft {
  const colours = Object.fromEntries(Object.entries(draft.colours).filter(([name]) => !names.includes(name)))
  return { ...draft, colours }
}
