import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import type { CustomerNoteRecord } from '#api/vitrine/customer-note-routes.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { Confirm } from '../shared/confirm.tsx'
import { NoteList } from '../shared/note-list.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'

/** What the shop's people write down of a customer, newest first. */
export function NotesPanel({ profileId }: { profileId: number }) {
  const path = `/vitrine/v1/customer-profiles/${profileId}/notes`
  const { data: notes = [] } = useAnswer<CustomerNoteRecord[]>(path)
  const { run, isBusy } = useApiAction()
  const [text, setText] = useState('')
  const [going, setGoing] = useState<CustomerNoteRecord>()
  const add = async () => {
    if (await run((provider) => provider.tell(path, { text: text.trim() }), 'Anotação guardada.')) setText('')
  }
  return (
    <Panel title="Anotações">
      <NoteList
        notes={notes.map((note) => ({
          id: note.id,
          text: note.text,
          date: note.date_created,
          by: note.author,
          action: (
            <ActionButton
              label="Excluir"
              name={`anotação de ${momentText(note.date_created)}`}
              disabled={isBusy}
              onClick={() => setGoing(note)}
            />
          ),
        }))}
      />
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
        sx={{ display: 'grid', gap: 1, mt: notes.length > 0 ? 2 : 0 }}
      >
        <TextField
          label="Nova anotação"
          helperText="Só a loja vê. Se o cliente pedir os dados dele (LGPD), as anotações vão junto."
          multiline
          minRows={2}
          value={text}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
          onChange={({ target }) => setText(target.value)}
        />
        <Box>
          <Button type="submit" variant="outlined" disabled={isBusy || text.trim() === ''}>
            Guardar a anotação
          </Button>
        </Box>
      </Box>
      <Confirm
        isOpen={going !== undefined}
        title="Excluir esta anotação?"
        content={going?.text ?? ''}
        confirm="Excluir"
        cancel="Manter"
        onConfirm={() => {
          if (going) void run((provider) => provider.remove(`${path}/${going.id}`), 'Anotação excluída.')
          setGoing(undefined)
        }}
        onClose={() => setGoing(undefined)}
      />
    </Panel>
  )
}
