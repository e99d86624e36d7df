import { Box, Button, Dialog, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'

type Options = { widgets: WireWidget[]; onPick: (name: string) => void; onClose: () => void }

const GROUP_ORDER = ['layout', 'basic', 'media', 'content', 'shop', 'site']
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Everything that can be put on a page, by kind, found by its name. */
export function WidgetPicker({ widgets, onPick, onClose }: Options) {
  const [words, setWords] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Whoever asked to add something knows its name: they type at once.
  useEffect(() => field.current?.focus(), [])
  const found = widgets.filter(({ title, name }) => plain(`${title} ${name}`).includes(plain(words.trim())))
  const groups = [...Map.groupBy(found, ({ group }) => group)].toSorted(
    ([one], [other]) => GROUP_ORDER.indexOf(one) - GROUP_ORDER.indexOf(other),
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="acrescentar">
      <DialogTitle id="acrescentar">Acrescentar à página</DialogTitle>
      <DialogContent>
        <TextField
          inputRef={field}
          label="Buscar"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && found[0]) onPick(found[0].name)
          }}
          helperText={words && found.length > 0 ? `Enter acrescenta “${found[0]!.title}”.` : ' '}
        />
        {found.length === 0 && (
          <Typography role="status" color="textSecondary">
            Nada com esse nome. Tente “título”, “imagem” ou “produtos”.
          </Typography>
        )}
        {groups.map(([group, members]) => (
          <Box key={group} component="section" sx={{ mb: 2 }}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {members[0]!.group_title}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
              {members.map(({ name, title }) => (
                <Button key={name} variant="outlined" color="inherit" onClick={() => onPick(name)} sx={{ minBlockSize: 48 }}>
                  {title}
                </Button>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
    </Dialog>
  )
}
