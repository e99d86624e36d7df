import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import CopyIcon from '@mui/icons-material/ContentCopy'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import InIcon from '@mui/icons-material/FormatIndentIncrease'
import OutIcon from '@mui/icons-material/FormatIndentDecrease'
import HistoryIcon from '@mui/icons-material/History'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, IconButton, Popover, type SvgIcon, Tooltip } from '@mui/material'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { useCommandKeys, useCommands } from '../editor/commands/commands.ts'
import { ContextMenu } from '../editor/commands/context-menu.tsx'
import { HistoryPanel } from '../editor/commands/history-panel.tsx'
import { keysText } from '../editor/commands/keys.ts'
import { KeysDialog } from '../editor/commands/keys-dialog.tsx'
import { useNextFocus } from '../shared/use-next-focus.ts'
import type { OpenDocument } from './use-document.ts'
import { useWidgets } from './use-widgets.ts'

/** The commands that have a button of their own. */
const ICONS: Record<string, typeof SvgIcon> = {
  undo: UndoIcon,
  redo: RedoIcon,
  up: UpIcon,
  down: DownIcon,
  in: InIcon,
  out: OutIcon,
  duplicate: CopyIcon,
  remove: DeleteIcon,
}
const NO_WIDGETS: WireWidget[] = []

type Options = {
  document: OpenDocument
  /** Where whoever took an element away goes on. */
  findNext: () => HTMLElement | null | undefined
}

/** What can be done to the selection, for those who don't use the keys. */
export function DocumentToolbar({ document, findNext }: Options) {
  const notify = useNotify()
  const { widgets = NO_WIDGETS } = useWidgets()
  const [showsKeys, setShowsKeys] = useState(false)
  const [menu, setMenu] = useState<{ x: number; y: number }>()
  const [history, setHistory] = useState<HTMLElement>()
  const commands = useCommands(document, { widgets, notify, onShowKeys: () => setShowsKeys(true) })
  const focusNext = useNextFocus()
  useCommandKeys(commands, window)
  return (
    <Box role="toolbar" aria-label="Elemento escolhido" sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {commands.flatMap(({ id, label, keys, isOn, run }) => {
        const Icon = ICONS[id]
        if (!Icon) return []
        const press = () => {
          run()
          if (id === 'remove') focusNext(findNext)
        }
        const name = keys ? `${label} (${keysText(keys)})` : label
        return [<Action key={id} name={name} icon={<Icon fontSize="small" />} isOff={!isOn} onPress={press} />]
      })}
      <Action
        name="Histórico"
        icon={<HistoryIcon fontSize="small" />}
        isOff={document.history.length < 2}
        onPress={({ currentTarget }) => setHistory(currentTarget)}
      />
      <Action
        name="Mais ações"
        icon={<MoreIcon fontSize="small" />}
        isOff={false}
        onPress={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect()
          setMenu({ x: left, y: bottom })
        }}
      />
      <ContextMenu commands={commands} at={menu} onClose={() => setMenu(undefined)} />
      <KeysDialog commands={commands} isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
      <Popover
        open={history !== undefined}
        anchorEl={history ?? null}
        onClose={() => setHistory(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Histórico', sx: { inlineSize: 300, maxBlockSize: '60vh', display: 'flex' } },
        }}
      >
        <HistoryPanel document={document} />
      </Popover>
    </Box>
  )
}

type ActionOptions = { name: string; icon: ReactNode; isOff: boolean; onPress: (event: MouseEvent<HTMLElement>) => void }

/** Five of them beside each other on the narrowest telephone. */
const IN_TWO_ROWS = { '@media (pointer: coarse)': { minWidth: 40 } }

const Action = ({ name, icon, isOff, onPress }: ActionOptions) => (
  <Tooltip title={name}>
    <span>
      <IconButton size="small" aria-label={name} disabled={isOff} onClick={onPress} sx={IN_TWO_ROWS}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
)
