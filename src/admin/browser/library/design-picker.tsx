import {
  Alert,
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { Design } from './find-designs.ts'
import { findDesigns, groupsOf } from './find-designs.ts'
import { DesignCard } from './design-card.tsx'
import { ImportButton } from './import-button.tsx'
import { useDesigns } from './use-designs.ts'

type Options = { onPick: (design: Design) => void; onClose: () => void; isBusy: boolean }

/** Everything that can be placed ready-made: the merchant's own first, found by words and by kind, each with its picture. */
export function DesignPicker({ onPick, onClose, isBusy }: Options) {
  const [words, setWords] = useState('')
  const [group, setGroup] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { designs, error, hasPictures } = useDesigns()
  useEffect(() => field.current?.focus(), [])
  const found = findDesigns(designs, words, group)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" fullScreen={isSmall} aria-labelledby="modelos-prontos">
      <DialogTitle id="modelos-prontos">Modelos prontos</DialogTitle>
      <Box sx={{ px: 3 }}>
        <TextField
          inputRef={field}
          label="Buscar modelos"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          helperText="Por exemplo: capa, depoimentos, perguntas, contato."
        />
        <Box role="group" aria-label="Grupos" sx={{ display: 'flex', gap: 1, overflowX: 'auto', py: 1, px: 0.25 }}>
          <GroupChip title="Todos" isChosen={group === undefined} onChoose={() => setGroup(undefined)} />
          {groupsOf(designs).map((one) => (
            <GroupChip
              key={one.group}
              title={one.title}
              isChosen={group === one.group}
              onChoose={() => setGroup(group === one.group ? undefined : one.group)}
            />
          ))}
        </Box>
      </Box>
      <DialogContent dividers sx={{ minBlockSize: '40vh' }}>
        {error && <Alert severity="error">Os modelos não puderam ser carregados. Feche e tente de novo.</Alert>}
        {!error && designs.length > 0 && found.length === 0 && (
          <Typography role="status" color="textSecondary" sx={{ py: 2 }}>
            Nenhum modelo com essas palavras. Tente “capa”, “produtos” ou “contato”.
          </Typography>
        )}
        {groupsOf(found).map(({ group: name, title, designs: all }) => (
          <Box key={name} component="section" aria-label={title} sx={{ mb: 3 }}>
            <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))' }}>
              {all.map((design) => (
                <DesignCard key={design.key} design={design} isDrawn={hasPictures} isOff={isBusy} onPick={() => onPick(design)} />
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <ImportButton />
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  )
}

const GroupChip = ({ title, isChosen, onChoose }: { title: string; isChosen: boolean; onChoose: () => void }) => (
  <Chip
    label={title}
    aria-pressed={isChosen}
    color={isChosen ? 'primary' : 'default'}
    variant={isChosen ? 'filled' : 'outlined'}
    onClick={onChoose}
    sx={{ blockSize: 36, borderRadius: 18, flexShrink: 0, '@media (pointer: coarse)': { blockSize: 44, borderRadius: 22 } }}
  />
)
