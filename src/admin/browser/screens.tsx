import { CssBaseline } from '@mui/material'
import type { ComponentType } from 'react'
import {
  DefaultTitleContextProvider,
  HasDashboardContextProvider,
  NotFound,
  Resource,
  ResourceDefinitionContextProvider,
  useScrollToTop,
} from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { Frame } from './frame.tsx'
import type { Section } from './section.ts'
import { Notices } from './shared/notices.tsx'

type Options = { sections: readonly Section[]; shopName: string; Home: ComponentType }

/**
 * Every screen of these sections, in the frame. In place of the library's `AdminUI`, which hears of its screens only once they are
 * drawn, and then draws all of them again, twice.
 */
export function Screens({ sections, shopName, Home }: Options) {
  const resources = sections.flatMap((section) => section.resources ?? [])
  const pages = sections.flatMap((section) => section.pages ?? [])
  const definitions = Object.fromEntries(resources.map((resource) => [resource.name, Resource.registerResource(resource)]))
  return (
    <ResourceDefinitionContextProvider definitions={definitions}>
      <DefaultTitleContextProvider value={shopName}>
        <HasDashboardContextProvider value>
          <CssBaseline enableColorScheme />
          <ScrollToTop />
          <Frame>
            <Routes>
              {pages.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
              {resources.map((resource) => (
                <Route key={resource.name} path={`${resource.name}/*`} element={<Resource {...resource} />} />
              ))}
              <Route path="/" element={<Home />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Frame>
          <Notices />
        </HasDashboardContextProvider>
      </DefaultTitleContextProvider>
    </ResourceDefinitionContextProvider>
  )
}

function ScrollToTop() {
  useScrollToTop()
  return null
}
