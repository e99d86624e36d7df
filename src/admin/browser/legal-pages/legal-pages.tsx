import { Box } from '@mui/material'
import { Title } from 'react-admin'
import { LegalPagesPanel } from './legal-pages-panel.tsx'

/** The pages that the law asks for, after the first run too: data change. */
export const LegalPages = () => (
  <Box sx={{ maxInlineSize: 760, my: 2 }}>
    <Title title="Páginas legais" />
    <LegalPagesPanel />
  </Box>
)
