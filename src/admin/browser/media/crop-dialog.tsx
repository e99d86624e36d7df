import { Alert, Button, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { MediaRecord } from '#api/wp/media-item.ts'
import type { Provider } from '../data/provider.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { UndoButton } from '../shared/undo-button.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import { type Area, fitted, isSame, RATIOS, wholeOf } from './crop-area.ts'
import { CropField } from './crop-field.tsx'
import { nameOf } from './media-labels.ts'

type Props = { media: MediaRecord; onClose: () => void; onDone: () => void }

/** Which part of a picture the shop shows. The upload stays, and can be shown whole again. */
export function CropDialog({ media, onClose, onDone }: Props) {
  const { whole, src } = originalOf(media)
  const before = media.crop ?? wholeOf(whole)
  const [area, setArea] = useState<Area>(before)
  const [ratio, setRatio] = useState<number>()
  const { run, isBusy, trouble } = useDialogAction()
  const told = useTold(media)
  const isWhole = isSame(area, wholeOf(whole))
  const save = async () => {
    if (!(await run((provider) => keep(provider, media.id, isWhole ? null : area)))) return
    told(isWhole ? 'A foto aparece inteira de novo.' : 'Foto recortada. A original continua guardada.')
    onDone()
  }
  return (
    <FormDialog
      title={`Recortar ${nameOf(media)}`}
      action={isBusy ? 'Recortando…' : 'Recortar'}
      canSave={!isBusy && !isSame(area, before)}
      isChanged={!isSame(area, before)}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
      maxWidth="md"
      besides={
        <Button disabled={isBusy || isWhole} onClick={() => setArea(wholeOf(whole))} sx={{ mr: 'auto' }}>
          Foto inteira
        </Button>
      }
    >
      <Typography variant="body2" color="textSecondary">
        O que fica claro é o que a loja mostra, em todos os lugares onde a foto aparece. Arraste o recorte ou os cantos, ou use as
        setas do teclado (com Shift, mais depressa).
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Proporção"
        value={RATIOS.find(({ value }) => value === ratio)!.name}
        onChange={(_, name: string | null) => {
          const chosen = RATIOS.find((one) => one.name === name)
          if (!chosen) return
          setRatio(chosen.value)
          setArea(fitted(area, chosen.value, whole))
        }}
        sx={{ mt: 1 }}
      >
        {RATIOS.map(({ name }) => (
          <ToggleButton key={name} value={name} sx={{ minBlockSize: 44, minInlineSize: 56, textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <CropField src={src} alt={media.alt_text} whole={whole} area={area} ratio={ratio} onChange={setArea} />
      {isBusy && <Skeleton variant="rounded" height={4} aria-label="Fazendo os tamanhos da foto" />}
    </FormDialog>
  )
}

const keep = async (provider: Provider, id: number, area: Area | null): Promise<unknown> =>
  area === null ? await provider.remove(cropPath(id)) : await provider.tell(cropPath(id), area)
const cropPath = (id: number) => `/vitrine/v1/media/${id}/crop`

function originalOf({ original, media_details: { width = 1, height = 1, sizes }, source_url }: MediaRecord) {
  if (original) return { whole: { width: original.width, height: original.height }, src: original.source_url }
  return { whole: { width, height }, src: sizes.medium_large?.source_url ?? source_url }
}

/** Says what was done, with the way back to what was shown before. */
function useTold({ id, crop }: Pick<MediaRecord, 'id' | 'crop'>) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const { run } = useApiAction()
  const undo = () => void run(() => keep(provider, id, crop), 'A foto está como antes.')
  return (words: string) =>
    notify(
      <Alert severity="success" action={<UndoButton onUndo={undo} />}>
        {words}
      </Alert>,
      { autoHideDuration: 10_000 },
    )
}
