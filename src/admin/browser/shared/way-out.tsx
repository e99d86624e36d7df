import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'

const WayOutContext = createContext<() => void>(() => {})
/** Leaves the screen around for good. */
export const useWayOut = () => useContext(WayOutContext)

/**
 * A screen of something that can be deleted from it. It is gone at once, not when the next one has been loaded: until then it
 * would ask again, in vain, for what is no more.
 */
export function WayOut({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate()
  const [isLeft, setIsLeft] = useState(false)
  const leave = useCallback(() => {
    flushSync(() => setIsLeft(true))
    void navigate(to)
  }, [navigate, to])
  return isLeft ? null : <WayOutContext value={leave}>{children}</WayOutContext>
}
