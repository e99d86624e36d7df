import { Box } from '@mui/material'
import type { ComponentProps } from 'react'
import type { OpenDocument } from '../../documents/use-document.ts'
import { DesignMenu } from '../../library/design-menu.tsx'
import { Palette } from '../palette/palette.tsx'

type Options = ComponentProps<typeof Palette> & { document: OpenDocument; title: string }

/** Everything that can be put on the page. */
export const AddingPanel = ({ document, title, ...palette }: Options) => (
  <Box data-area="palette">
    <DesignMenu document={document} title={title} />
    <Box sx={{ p: 1 }}>
      <Palette {...palette} />
    </Box>
  </Box>
)
