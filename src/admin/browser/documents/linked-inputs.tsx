import { isRecord } from '#kit/is-record.ts'
import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useDataProvider } from 'react-admin'
import type { MediaRecord } from '#api/wp/media-item.ts'
import { PictureChoice } from '../media/picture-choice.tsx'
import { addressTrouble } from '../shared/address-trouble.ts'
import { type InputOptions, textOf } from './input-options.ts'
import { isOn, numberOf } from './setting-values.ts'

export function LinkSetting({ setting, value, onChange }: InputOptions) {
  const link = isRecord(value) ? value : {}
  const trouble = addressTrouble(textOf(link.url))
  const set = (change: object) => onChange({ url: '', is_external: '', nofollow: '', ...link, ...change })
  return (
    <Box>
      <TextField
        label={`${setting.label} (endereço)`}
        placeholder="/loja/ ou https://…"
        value={textOf(link.url)}
        error={trouble !== undefined}
        helperText={trouble}
        slotProps={{ htmlInput: { maxLength: 2_000, inputMode: 'url' }, inputLabel: { shrink: true } }}
        onChange={({ target }) => set({ url: target.value })}
      />
      <FormControlLabel
        label="Abrir em outra aba"
        control={
          <Checkbox
            size="small"
            checked={isOn(link.is_external) || link.is_external === 'on'}
            onChange={({ target }) => set({ is_external: target.checked ? 'on' : '' })}
          />
        }
      />
    </Box>
  )
}

export function PictureSetting({ setting, value, onChange }: InputOptions) {
  const { id, alt } = isRecord(value) ? value : {}
  const number = numberOf(id) ?? 0
  return (
    <Box>
      <PictureChoice label={setting.label} id={number} onChange={(picked) => onChange({ id: picked, alt: '' })} />
      {number > 0 && (
        <TextField
          label="Descrição da imagem"
          helperText="Para quem não a vê; vazia, vale a da biblioteca."
          value={textOf(alt)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          onChange={({ target }) => onChange({ id: number, alt: target.value })}
        />
      )}
    </Box>
  )
}

/** A picture behind something is named in a style sheet, by its address in this shop. */
export function BackgroundSetting({ setting, value, onChange }: InputOptions) {
  const data = useDataProvider()
  const id = numberOf(isRecord(value) ? value.id : undefined) ?? 0
  const choose = async (picked: number) => {
    if (picked === 0) return onChange(undefined)
    const { data: media } = await data.getOne<MediaRecord>('media', { id: picked })
    onChange({ id: picked, url: new URL(media.source_url, location.href).pathname })
  }
  return <PictureChoice label={setting.label} id={id} onChange={(picked) => void choose(picked)} />
}
