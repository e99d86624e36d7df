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
import { Popover, type SvgIcon } from '@mui/material'
import { memo, type MouseEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { type Command, useCommandKeys, useCommands } from '../editor/commands/commands.ts'
import { ContextMenu } from '../editor/commands/context-menu.tsx'
import { HistoryPanel } from '../editor/commands/history-panel.tsx'
import { keysText } from '../editor/commands/keys.ts'
import { KeysDialog } from '../editor/commands/keys-dialog.tsx'
import { Tips } from '../shared/tips.tsx'
import { ToolButton, TOOLS } from '../shared/tool-button.tsx'
import { useNextFocus } from '../shared/use-next-focus.ts'
import { useWasOpened } from '../shared/use-was-opened.ts'
import { useStable } from '../shared/use-stable.ts'
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
  /** What else keys do here. */
  more: readonly Command[]
}

/** What can be done to the selection, for those who don't use the keys. */
export function DocumentToolbar({ document, findNext, more }: Options) {
  const notify = useNotify()
  const { widgets = NO_WIDGETS } = useWidgets({ asksStyles: true })
  const [showsKeys, setShowsKeys] = useState(false)
  const [menu, setMenu] = useState<{ x: number; y: number }>()
  const [history, setHistory] = useState<HTMLElement>()
  const commands = useCommands(document, { widgets, notify, onShowKeys: () => setShowsKeys(true) })
  const showedHistory = useWasOpened(history !== undefined)
  const focusNext = useNextFocus()
  const all = [...commands, ...more]
  useCommandKeys(all, window)
  const acts = useStable({
    press: (id: string) => {
      commands.find((command) => command.id === id)?.run()
      if (id === 'remove') focusNext(findNext)
    },
    showHistory: (_id: string, { currentTarget }: MouseEvent<HTMLElement>) => setHistory(currentTarget),
    showMenu: (_id: string, { currentTarget }: MouseEvent<HTMLElement>) => {
      const { left, bottom } = currentTarget.getBoundingClientRect()
      setMenu({ x: left, y: bottom })
    },
  })
  return (
    <Tips role="toolbar" aria-label="Elemento escolhido" sx={[TOOLS, ROW]}>
      {commands.flatMap(({ id, label, keys, isOn }) => {
        const Icon = ICONS[id]
        if (!Icon) return []
        const name = keys ? `${label} (${keysText(keys)})` : label
        return [<Action key={id} id={id} name={name} Icon={Icon} isOff={!isOn} onPress={acts.press} />]
      })}
      <Action id="history" name="Histórico" Icon={HistoryIcon} isOff={document.history.length < 2} onPress={acts.showHistory} />
      <Action id="more" name="Mais ações" Icon={MoreIcon} isOff={false} onPress={acts.showMenu} />
      <ContextMenu commands={commands} at={menu} onClose={() => setMenu(undefined)} />
      <KeysDialog commands={all} isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
      {showedHistory && (
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
      )}
    </Tips>
  )
}

type ActionOptions = {
  id: string
  name: string
  Icon: typeof SvgIcon
  isOff: boolean
  onPress: (id: string, event: MouseEvent<HTMLElement>) => void
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  // Five of them beside each other on the narrowest telephone.
  '@media (pointer: coarse)': { '& button[data-tool]': { minInlineSize: 40, minBlockSize: 44 } },
}

/** Not drawn again with every key that is typed into the page. */
const Action = memo(({ id, name, Icon, isOff, onPress }: ActionOptions) => (
  <ToolButton label={name} Icon={Icon} isOff={isOff} onPress={(event) => onPress(id, event)} />
))
