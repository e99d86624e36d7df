import ManageAccountsIcon from '@mui/icons-material/ManageAccounts'
import StorefrontIcon from '@mui/icons-material/Storefront'
import { Box, Link, ListItemIcon, ListItemText, MenuItem, type Theme, useMediaQuery } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  AppBar,
  Layout,
  LoadingIndicator,
  Logout,
  Sidebar,
  type SidebarProps,
  ToggleThemeButton,
  useGetIdentity,
  UserMenu,
  useUserMenu,
  useSidebarState,
} from 'react-admin'
import { Link as RouteLink, useLocation } from 'react-router-dom'
import { Guards } from './account/guards.tsx'
import { Bell } from './alerts/bell.tsx'
import { PaletteButton } from './command-palette/palette-button.tsx'
import { WorkbenchMenu } from './menu/workbench-menu.tsx'
import { allSections } from './sections.ts'
import { StatusBanner } from './shared/status-banner.tsx'
import { fillsWindow } from './shared/fills-window.ts'
import { screenOf } from './shared/screen-of.ts'
import { ScreenSkeleton } from './shared/screen-skeleton.tsx'
import { ScreenTitle } from './shared/screen-title.tsx'

const allPages = () => allSections().flatMap(({ pages = [] }) => pages)

/** Its name begins with what is seen of it, so that who speaks to the machine can say it. */
function Person() {
  const { identity } = useGetIdentity()
  return (
    <UserMenu label={`${identity?.fullName ?? ''} – sua conta`}>
      <OwnAccount />
      <Logout />
    </UserMenu>
  )
}

function OwnAccount() {
  const menu = useUserMenu()
  return (
    <MenuItem component={RouteLink} to="/account" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <ManageAccountsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Senha e segurança</ListItemText>
    </MenuItem>
  )
}

/** On a telephone there is room for few; there a pull at the page fetches it again. */
const Tools = () => (
  <>
    <ToggleThemeButton />
    <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
      <LoadingIndicator />
    </Box>
  </>
)

/** Where the sections lie over the screen instead of beside it. */
const useIsTelephone = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
/** Where the bar above has room for the title of a screen. */
const useIsWide = () => useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))

/**
 * A window made small must not be covered by the sections that stood beside the screen; made wide again, it has them back. The drawer
 * for small windows begins closed, whatever was kept from a wide one: one that closes while it appears would leave its backdrop,
 * unseen, over the screen.
 */
function ResponsiveSidebar(props: SidebarProps) {
  const isTelephone = useIsTelephone()
  const [isOpen, setIsOpen] = useSidebarState()
  const [before, setBefore] = useState({ isTelephone, stoodOpen: isOpen, isChanging: isTelephone })
  const wanted = !isTelephone && before.stoodOpen
  if (isTelephone !== before.isTelephone)
    setBefore({ isTelephone, stoodOpen: isTelephone ? isOpen : before.stoodOpen, isChanging: true })
  else if (before.isChanging && isOpen === wanted) setBefore({ ...before, isChanging: false })
  useEffect(() => {
    if (before.isChanging) setIsOpen(wanted)
  }, [before.isChanging, wanted, setIsOpen])
  // Of its own each: the one beside the screen hears of the new width by itself, perhaps first, and would begin to lie over it.
  const named = isTelephone ? { slotProps: { paper: { 'aria-label': 'Menu do painel' } } } : {}
  return <Sidebar key={isTelephone ? 'over' : 'beside'} {...props} {...named} open={before.isChanging ? wanted : isOpen} />
}

function Bar() {
  const isWide = useIsWide()
  return (
    <AppBar color="secondary" alwaysOn userMenu={<Person />} toolbar={<Tools />}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isWide && <ScreenTitle sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }} />}
      </Box>
      <PaletteButton />
      <Bell />
      <Link
        href="/"
        aria-label="Ver a loja"
        sx={{ color: 'inherit', display: 'inline-flex', alignItems: 'center', gap: 0.5, p: 1, textDecoration: 'none' }}
      >
        <StorefrontIcon fontSize="small" aria-hidden />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Ver a loja
        </Box>
      </Link>
    </AppBar>
  )
}

/** What stands around the screens is drawn once it can be seen: whoever comes straight to the editor of a page does not wait for it. */
function useIsDrawn() {
  const { pathname } = useLocation()
  const isCovered = fillsWindow(pathname, allSections())
  const [isDrawn, setIsDrawn] = useState(!isCovered)
  if (!isDrawn && !isCovered) setIsDrawn(true)
  return isDrawn
}
const Nothing = () => null

/** The bar above and the sections beside every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const isWide = useIsWide()
  const isDrawn = useIsDrawn()
  const { pathname } = useLocation()
  return (
    <Layout
      appBar={isDrawn ? Bar : Nothing}
      menu={isDrawn ? WorkbenchMenu : Nothing}
      sidebar={isDrawn ? ResponsiveSidebar : Nothing}
    >
      {/* A narrower bar would cut it. */}
      {!isWide && <ScreenTitle sx={{ mt: 1.5, mb: 0.5, lineHeight: 1.3, overflowWrap: 'anywhere' }} />}
      {isDrawn && <StatusBanner />}
      {/* Whoever leaves a screen has left it at once, also while the next one's script is on the way: what was typed into a list's search
      would bring them back otherwise, when it is asked for. */}
      <Suspense key={screenOf(pathname, allPages())} fallback={<ScreenSkeleton />}>
        {children}
      </Suspense>
      <Guards />
    </Layout>
  )
}
