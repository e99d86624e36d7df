import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import { useUndo } from '../../shared/use-undo.tsx'
import { CollectionDialog } from './collection-dialog.tsx'
import { useCollections } from './use-collections.ts'

/** How products get a tag, told and changed beside its name. */
export function TagRules() {
  const tag = useRecordContext<{ id: number; name: string; count: number }>()
  const collections = useCollections('tag')
  const { banner, tell } = useUndo()
  const [isOpen, setIsOpen] = useState(false)
  if (!tag) return null
  const record = collections.get(tag.id)
  return (
    <Box sx={{ mt: 1 }}>
      {banner}
      <Typography variant="body2">
        {record
          ? `Os produtos seguem regras: ${count(record.count, 'produto tem', 'produtos têm')} esta etiqueta agora.`
          : 'Os produtos ganham esta etiqueta à mão, no cadastro de cada um.'}
      </Typography>
      <Button onClick={() => setIsOpen(true)}>{record ? 'Mudar as regras' : 'Usar regras'}</Button>
      {isOpen && (
        <CollectionDialog
          label={{ kind: 'tag', id: tag.id, name: tag.name, count: tag.count }}
          record={record}
          onSaved={(saved) => {
            setIsOpen(false)
            tell(saved)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  )
}
