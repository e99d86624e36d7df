import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { DesignCard } from '../../library/design-card.tsx'
import { type Design, findDesigns, groupsOf } from '../../library/find-designs.ts'
import { useDesigns } from '../../library/use-designs.ts'
import { useGrab } from './use-grab.ts'

export type DesignTilesOptions = {
  onPick: (design: Design) => void
  onGrab?: ((design: Design, event: PointerEvent) => void) | undefined
}

/** Ready sections with their pictures, found by words and by kind: pressed they are added, held they are carried into the page. */
export function DesignTiles({ onPick, onGrab }: DesignTilesOptions) {
  const [typed, setTyped] = useState('')
  const [group, setGroup] = useState('')
  const { designs, error, hasPictures } = useDesigns()
  const sections = designs.filter(({ kind }) => kind !== 'page')
  const groups = groupsOf(findDesigns(sections, typed, group || undefined))
  return (
    <>
      <TextField type="search" label="Buscar seções" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <TextField select label="Tipo" value={group} onChange={({ target }) => setGroup(target.value)}>
        <MenuItem value="">Todos</MenuItem>
        {groupsOf(sections).map((one) => (
          <MenuItem key={one.group} value={one.group}>
            {one.title}
          </MenuItem>
        ))}
      </TextField>
      {error && <Alert severity="error">As seções não puderam ser carregadas. Feche e tente de novo.</Alert>}
      {!error && sections.length > 0 && groups.length === 0 && (
        <Typography role="status" color="textSecondary" sx={{ py: 2 }}>
          Nenhuma seção com essas palavras. Tente “capa”, “produtos” ou “contato”.
        </Typography>
      )}
      {groups.map(({ group: name, title, designs: all }) => (
        <Box key={name} component="section" aria-label={title} sx={{ my: 2 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' }}>
            {all.map((design) => (
              <GrabbedDesign key={design.key} design={design} isDrawn={hasPictures} onPick={onPick} onGrab={onGrab} />
            ))}
          </Box>
        </Box>
      ))}
    </>
  )
}

function GrabbedDesign({ design, isDrawn, onPick, onGrab }: DesignTilesOptions & { design: Design; isDrawn: boolean }) {
  const grab = useGrab(onGrab && ((event) => onGrab(design, event)))
  return (
    <Box
      {...grab}
      sx={{ display: 'grid', userSelect: 'none', touchAction: 'pan-y', '& > button': { cursor: onGrab ? 'grab' : 'pointer' } }}
    >
      <DesignCard design={design} isDrawn={isDrawn} isOff={false} onPick={() => onPick(design)} />
    </Box>
  )
}
