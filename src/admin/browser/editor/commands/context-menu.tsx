import { Divider, ListItemText, Menu, MenuItem, Typography } from '@mui/material'
import { useWasOpened } from '../../shared/use-was-opened.ts'
import type { Command } from './commands.ts'
import { keysText } from './keys.ts'

type Options = {
  commands: readonly Command[]
  /** Where in the window it opens; undefined while it is closed. */
  at: { x: number; y: number } | undefined
  onClose: () => void
}

/** What can be done to the selection at the moment, at the place where it was asked for. */
export function ContextMenu({ commands, at, onClose }: Options) {
  const wasOpened = useWasOpened(at !== undefined)
  if (!wasOpened) return null
  const shown = commands.filter(({ group, isOn }) => isOn && group !== 'go')
  const groups = [...Map.groupBy(shown, ({ group }) => group).values()]
  return (
    <Menu
      open={at !== undefined}
      onClose={onClose}
      // While it fades a press is meant for the page below it.
      sx={{ pointerEvents: at ? 'auto' : 'none' }}
      anchorReference="anchorPosition"
      {...(at && { anchorPosition: { top: at.y, left: at.x } })}
      slotProps={{ list: { dense: true, 'aria-label': 'Elementos selecionados' } }}
    >
      {groups.flat().flatMap(({ id, label, keys, run }, index) => [
        ...(index > 0 && groups.some(([first]) => first?.id === id) ? [<Divider key={`before ${id}`} />] : []),
        <MenuItem
          key={id}
          sx={{ '@media (pointer: coarse)': { minBlockSize: 44 } }}
          onClick={() => {
            onClose()
            run()
          }}
        >
          <ListItemText>{label}</ListItemText>
          {keys && (
            <Typography variant="body2" color="textSecondary" aria-hidden sx={{ ml: 3, display: { xs: 'none', sm: 'block' } }}>
              {keysText(keys)}
            </Typography>
          )}
        </MenuItem>,
      ])}
    </Menu>
  )
}
