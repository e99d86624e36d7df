import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import CopyIcon from '@mui/icons-material/ContentCopy'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import InIcon from '@mui/icons-material/FormatIndentIncrease'
import OutIcon from '@mui/icons-material/FormatIndentDecrease'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, IconButton, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { useNextFocus } from '../shared/use-next-focus.ts'
import { duplicate, neighbourOf, remove, type Step, step } from './tree.ts'
import { newElementId, type OpenDocument } from './use-document.ts'

const STEPS: [way: Step, name: string, icon: ReactNode][] = [
  ['up', 'Mover para cima (Alt+↑)', <UpIcon key="up" fontSize="small" />],
  ['down', 'Mover para baixo (Alt+↓)', <DownIcon key="down" fontSize="small" />],
  ['in', 'Mover para dentro do contêiner anterior (Alt+→)', <InIcon key="in" fontSize="small" />],
  ['out', 'Mover para fora (Alt+←)', <OutIcon key="out" fontSize="small" />],
]

type Options = {
  document: OpenDocument
  /** Where whoever took an element away goes on. */
  findNext: () => HTMLElement | null | undefined
}

/** What can be done to the chosen element, for those who don't use the keys. */
export function DocumentToolbar({ document, findNext }: Options) {
  const { tree, chosen, choose, change, undo, redo, canUndo, canRedo } = document
  const focusNext = useNextFocus()
  const id = chosen?.id
  return (
    <Box role="toolbar" aria-label="Elemento escolhido" sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Deed name="Desfazer (Ctrl+Z)" icon={<UndoIcon fontSize="small" />} isOff={!canUndo} onDo={undo} />
      <Deed name="Refazer (Ctrl+Shift+Z)" icon={<RedoIcon fontSize="small" />} isOff={!canRedo} onDo={redo} />
      {STEPS.map(([way, name, icon]) => (
        <Deed
          key={way}
          name={name}
          icon={icon}
          isOff={id === undefined || step(tree, id, way) === tree}
          onDo={() => id !== undefined && change(step(tree, id, way))}
        />
      ))}
      <Deed
        name="Duplicar (Ctrl+D)"
        icon={<CopyIcon fontSize="small" />}
        isOff={id === undefined}
        onDo={() => {
          if (id === undefined) return
          const copy = duplicate(tree, id, newElementId)
          if (change(copy.tree)) choose(copy.id)
        }}
      />
      <Deed
        name="Excluir (Delete)"
        icon={<DeleteIcon fontSize="small" />}
        isOff={id === undefined}
        onDo={() => {
          if (id === undefined) return
          change(remove(tree, id))
          choose(neighbourOf(tree, id))
          focusNext(findNext)
        }}
      />
    </Box>
  )
}

type DeedOptions = { name: string; icon: ReactNode; isOff: boolean; onDo: () => void }

/** All of them beside each other on the narrowest telephone. */
const IN_ONE_ROW = { '@media (pointer: coarse)': { minWidth: 40 } }

const Deed = ({ name, icon, isOff, onDo }: DeedOptions) => (
  <Tooltip title={name}>
    <span>
      <IconButton size="small" aria-label={name} disabled={isOff} onClick={onDo} sx={IN_ONE_ROW}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
)
