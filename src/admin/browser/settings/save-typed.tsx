import { Button, Typography } from '@mui/material'
import type { TypedForm } from './setting-fields.tsx'

/** Saves what was typed, or takes it back. `of`: what it belongs to, where several such forms stand on one screen. */
export function SaveTyped({ form, isBusy, of }: { form: TypedForm; isBusy: boolean; of?: string }) {
  const isChanged = form.changed.length > 0
  const named = (word: string) => of !== undefined && { 'aria-label': `${word} ${of}` }
  return (
    <>
      <Button type="submit" variant="contained" disabled={isBusy || !isChanged} {...named('Salvar')}>
        Salvar
      </Button>
      {isChanged && (
        <>
          <Button color="inherit" disabled={isBusy} onClick={form.reset} {...named('Desfazer')}>
            Desfazer
          </Button>
          <Typography variant="body2" color="textSecondary" role="status">
            Há alterações que não foram salvas.
          </Typography>
        </>
      )}
    </>
  )
}
