import { Box, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { NoteRecord } from '#api/wc/notes.ts'
import { useMailState, withMail } from '../shared/mail-state.ts'
import { NoteList } from '../shared/note-list.tsx'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { useMay } from '../shared/use-may.ts'

const NOT_TOLD = 'O envio de e-mails está desligado: o cliente não foi avisado.'

/** What happened to the order, newest first, and room for what else there is to say. */
export function NotesPanel({ orderId }: { orderId: number }) {
  const mayAdd = useMay('POST', '/wc/v3/orders/{order_id}/notes')
  const { data: notes = [] } = useGetList<NoteRecord>('order_notes', { meta: { order: orderId } })
  return (
    <Panel title="Histórico">
      <NoteList
        notes={notes.map((note) => ({
          id: note.id,
          text: note.note,
          date: note.date_created,
          by: `${note.added_by_user ? note.author : 'Loja'}${note.customer_note ? ' · para o cliente' : ''}`,
          isTold: note.customer_note,
        }))}
      />
      {mayAdd && <NewNote orderId={orderId} />}
    </Panel>
  )
}

function NewNote({ orderId }: { orderId: number }) {
  const { run, isBusy } = useApiAction()
  const mail = useMailState()
  const [text, setText] = useState('')
  const [reader, setReader] = useState('shop')
  const add = async () => {
    const data = { note: text.trim(), customer_note: reader === 'customer' }
    const toCustomer = withMail(mail, 'Nota enviada ao cliente.', `Nota guardada. ${NOT_TOLD}`)
    const done = reader === 'customer' ? toCustomer : 'Nota guardada.'
    if (await run((provider) => provider.create('order_notes', { data, meta: { order: orderId } }), done)) setText('')
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
      sx={{ display: 'grid', gap: 1, mt: 2 }}
    >
      <TextField
        label="Nova nota"
        multiline
        minRows={2}
        value={text}
        slotProps={{ htmlInput: { maxLength: 5_000 } }}
        onChange={({ target }) => setText(target.value)}
      />
      <RadioGroup row aria-label="Quem lê a nota" value={reader} onChange={({ target }) => setReader(target.value)}>
        <FormControlLabel value="shop" control={<Radio size="small" />} label="Só a loja" />
        <FormControlLabel value="customer" control={<Radio size="small" />} label="O cliente (por e-mail)" />
      </RadioGroup>
      <Box>
        <Button type="submit" variant="outlined" disabled={isBusy || text.trim() === ''}>
          Guardar a nota
        </Button>
      </Box>
    </Box>
  )
}
