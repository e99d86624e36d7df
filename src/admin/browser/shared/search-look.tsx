import { Box, Typography } from '@mui/material'
import { SHOWN_SEO } from '#kit/seo-words.ts'
import { cutForSearch } from './search-words.ts'

type Props = { /** The address as search engines write it. */ address: string; title: string; description: string }

/** How a search engine will show a page: each part cut where it cuts. */
export const SearchLook = ({ address, title, description }: Props) => (
  <Box
    role="group"
    aria-label="Como o Google deve mostrar"
    sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, overflowWrap: 'anywhere' }}
  >
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {address}
    </Typography>
    <Typography color="info" sx={{ fontSize: '1.1rem', lineHeight: 1.3 }}>
      {cutForSearch(title, SHOWN_SEO.title)}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {cutForSearch(description, SHOWN_SEO.description)}
    </Typography>
  </Box>
)
