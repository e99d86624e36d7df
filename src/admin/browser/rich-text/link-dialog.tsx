import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material'
import type { EditorState, Transaction } from 'prosemirror-state'
import { useState } from 'react'
import { safeHref } from '#kit/url.ts'
import { AddressField } from './address-field.tsx'
import { linkAt, withLink, withoutLink } from './link.ts'

type Options = { state: EditorState; onDo: (transaction: Transaction) => void; onClose: () => void }

/** Where the chosen words lead. */
export function LinkDialog({ state, onDo, onClose }: Options) {
  const there = linkAt(state)
  const [address, setAddress] = useState(there?.href ?? '')
  const [isOutside, setIsOutside] = useState(there?.isOutside ?? false)
  const href = safeHref(address)
  const save = () => {
    if (!href) return
    onDo(withLink(state, { href, isOutside }))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="link-do-texto" disableRestoreFocus data-text-tools="">
      <DialogTitle id="link-do-texto">{there ? 'Mudar o link' : 'Novo link'}</DialogTitle>
      <DialogContent>
        <AddressField value={address} onChange={setAddress} onEnter={save} />
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
