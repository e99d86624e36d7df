import { Alert, Link } from '@mui/material'
import { useNotify } from 'react-admin'

/** Tells what was saved, with the way to see it where there is something to see. */
export function useSavedNotice() {
  const notify = useNotify()
  return (text: string, link?: string) =>
    notify(
      <Alert severity="success" variant="filled" role="status">
        {text}{' '}
        {link && (
          <Link href={link} target="_blank" rel="noreferrer" color="inherit">
            Ver na loja
          </Link>
        )}
      </Alert>,
      { type: 'success' },
    )
}
