import StorefrontIcon from '@mui/icons-material/Storefront'
import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { AppBar, Layout, Logout, Menu, TitlePortal, useGetIdentity, UserMenu } from 'react-admin'

/** Its name begins with what is seen of it, so that who speaks to the machine can say it. */
function Person() {
  const { identity } = useGetIdentity()
  return (
    <UserMenu label={`${identity?.fullName ?? ''} – sua conta`}>
      <Logout />
    </UserMenu>
  )
}

function Bar() {
  return (
    <AppBar color="secondary" alwaysOn userMenu={<Person />}>
      <TitlePortal component="h1" />
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

function Sections() {
  return (
    <Menu aria-label="Partes do painel">
      <Menu.DashboardItem />
      <Menu.ResourceItems />
    </Menu>
  )
}

/** The bar above and the sections beside every screen. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <Layout appBar={Bar} menu={Sections}>
    {children}
  </Layout>
)
