import MoreIcon from '@mui/icons-material/MoreVert'
import TemplatesIcon from '@mui/icons-material/AutoAwesomeMosaic'
import { Box, Button, IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useApiAction } from '../shared/use-api.ts'
import { newElementId, type OpenDocument } from '../documents/use-document.ts'
import { DesignPicker } from './design-picker.tsx'
import type { Design } from './find-designs.ts'
import { ReplaceQuestion } from './replace-question.tsx'
import { exportDesign } from './export-design.ts'
import { blockElement, placeDesign, replaceElement } from './place-design.ts'
import { SaveDesign } from './save-design.tsx'
import { readDesign } from './read-design.ts'

type Options = {
  document: OpenDocument
  /** What the open page is called. */
  title: string
}

/** What can be done with designs while a page is open: place one, keep one, take one along as a file. */
export function DesignMenu({ document, title }: Options) {
  const { tree, chosen, choose, change } = document
  const [isPicking, setIsPicking] = useState(false)
  const [asked, setAsked] = useState<Design>()
  const [saved, setSaved] = useState<'section' | 'page'>()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { run, isBusy } = useApiAction()
  const isEmpty = tree.length === 0
  const act = (deed: () => void) => () => {
    setAnchor(undefined)
    deed()
  }
  const elements = saved === 'section' && chosen ? [chosen] : tree
  const place = (design: Design, replaces = false) =>
    run(async (provider) => {
      const read = await readDesign(provider, design, isEmpty || replaces)
      const made = placeDesign(replaces ? [] : tree, read, replaces ? undefined : chosen?.id, newElementId)
      if (change(made.tree)) choose(made.id)
      setAsked(undefined)
      setIsPicking(false)
    }, `“${design.title}” está na página. Dá para desfazer.`)
  const pick = (design: Design) => (design.kind === 'page' && !isEmpty ? setAsked(design) : void place(design))
  const take = (type: 'section' | 'page') =>
    run(
      (provider) =>
        exportDesign(provider, { title: title || 'modelo', type, document: type === 'section' && chosen ? [chosen] : tree }),
      'O arquivo foi baixado.',
    )
  return (
    <Box sx={{ display: 'flex', gap: 1, mx: 1, mb: 0.5 }}>
      <Button
        startIcon={<TemplatesIcon />}
        variant={isEmpty ? 'contained' : 'outlined'}
        onClick={() => setIsPicking(true)}
        // The column is narrow: the rest of its name is for those who hear it.
        aria-label={isEmpty ? undefined : 'Modelos prontos'}
        sx={{ flex: 1 }}
      >
        {isEmpty ? 'Comece por um modelo' : 'Modelos'}
      </Button>
      <Tooltip title="Salvar e exportar">
        <IconButton aria-label="Salvar e exportar" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        <MenuItem disabled={!chosen} onClick={act(() => setSaved('section'))}>
          Salvar o elemento como modelo…
        </MenuItem>
        <MenuItem disabled={isEmpty} onClick={act(() => setSaved('page'))}>
          Salvar a página como modelo…
        </MenuItem>
        <MenuItem disabled={!chosen} onClick={act(() => void take('section'))}>
          Exportar o elemento (JSON)
        </MenuItem>
        <MenuItem disabled={isEmpty} onClick={act(() => void take('page'))}>
          Exportar a página (JSON)
        </MenuItem>
      </Menu>
      {isPicking && <DesignPicker isBusy={isBusy} onClose={() => setIsPicking(false)} onPick={pick} />}
      <ReplaceQuestion
        design={asked}
        isBusy={isBusy}
        onClose={() => setAsked(undefined)}
        onAnswer={(replaces) => asked && void place(asked, replaces)}
      />
      {saved && (
        <SaveDesign
          kind={saved}
          elements={elements}
          onClose={() => setSaved(undefined)}
          onBlock={(id) => {
            if (!chosen) return
            const made = replaceElement(tree, chosen.id, [blockElement(id, newElementId)], newElementId)
            if (change(made.tree)) choose(made.id)
          }}
        />
      )}
    </Box>
  )
}
