import { Box, type SxProps, type Theme } from '@mui/material'

/** Where screens write their titles: the library finds it once by this id, so it is one element that moves between its places. */
const title = Object.assign(document.createElement('h1'), { id: 'react-admin-title' })

const takeTitle = (place: HTMLElement | null) => place?.append(title)

/** Shows the title of the screen here. */
export const ScreenTitle = ({ sx }: { sx: SxProps<Theme> }) => (
  <Box
    ref={takeTitle}
    sx={{ '& h1': { m: 0, typography: 'h6', color: 'inherit', ...(sx as object) }, '& h1:empty': { display: 'none' } }}
  />
)
