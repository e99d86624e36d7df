import { useNavigate } from 'react-router-dom'

/** To the list, without waiting for it to load: the screen of what is gone would ask for it again, in vain. */
export function useWayOut(resource: string) {
  const navigate = useNavigate()
  return async () => await navigate(`/${resource}`, { flushSync: true })
}
