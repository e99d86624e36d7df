import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, TextField } from '@mui/material'
import type { EditorState, Transaction } from 'prosemirror-state'
import { type KeyboardEvent, useState } from 'react'
import { safeHref } from '#kit/url.ts'
import { addressTrouble } from '../shared/address-trouble.ts'
import { takeFocus } from '../shared/take-focus.ts'
import { linkAt, withLink, withoutLink } from './link.ts'

type Options = { state: EditorState; onDo: (transaction: Transaction) => void; onClose: () => void }

/** Where the chosen words lead. */
export function LinkDialog({ state, onDo, onClose }: Options) {
  const there = linkAt(state)
  const [address, setAddress] = useState(there?.href ?? '')
  const [isOutside, setIsOutside] = useState(there?.isOutside ?? false)
  const href = safeHref(address)
  const trouble = addressTrouble(address)
  const save = () => {
    if (!href) return
    onDo(withLink(state, { href, isOutside }))
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around the words is not meant.
    event.preventDefault()
    save()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="link-do-texto" disableRestoreFocus data-text-tools="">
      <DialogTitle id="link-do-texto">{there ? 'Mudar o link' : 'Novo link'}</DialogTitle>
      <DialogContent>
        <TextField
          label="Endereço"
          placeholder="/loja/ ou https://…"
          value={address}
          inputRef={takeFocus}
          error={trouble !== undefined}
          helperText={trouble ?? '/sobre/ para páginas da loja.'}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={onKeyDown}
          slotProps={{ htmlInput: { inputMode: 'url', maxLength: 2_000 } }}
        />
        <FormControlLabel
          label="Abrir em outra aba"
          control={<Checkbox checked={isOutside} onChange={({ target }) => setIsOutside(target.checked)} />}
        />
      </DialogContent>
      <DialogActions>
        {there && (
          <Button
            color="error"
            sx={{ mr: 'auto' }}
            onClick={() => {
              onDo(withoutLink(state))
              onClose()
            }}
          >
            Tirar o link
          </Button>
        )}
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="contained" disabled={!href} onClick={save}>
          Aplicar
        </Button>
      </DialogActions>
    </Dialog>
  )
}
