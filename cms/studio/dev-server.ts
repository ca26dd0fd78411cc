import type { Plugin, ProxyOptions } from 'vite'
import type { StudioSettings } from './studio-settings.ts'

/** Where the Studio runs for developers, and where the site with its lake runs. */
export const STUDIO = 'http://localhost:3333'

const local: StudioSettings = { projectId: 'ichamoti', dataset: 'production', canPlan: true, lake: '/lake' }

/** In the built Studio the server writes the settings; here Vite does. */
export const writeSettings: Plugin = {
  name: 'write-settings',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace('<!--settings-->', JSON.stringify(local)),
}

/** Leads all that is not the Studio's to the site, to which it looks like its own page: cookies, sign-in and preview work as there. */
export function asOneOrigin(site: string): Record<string, ProxyOptions> {
  return {
    '^/(?!studio)': {
      target: site,
      changeOrigin: true,
      ws: true,
      // Where the sign-in leads back to.
      rewrite: (path) => path.replaceAll(encodeURIComponent(STUDIO), encodeURIComponent(site)),
      configure(proxy) {
        const comeFromSite = (request: {
          hasHeader(name: string): boolean
          setHeader(name: string, to: string): void
        }) => {
          if (request.hasHeader('origin')) request.setHeader('origin', site)
        }
        proxy.on('proxyReq', comeFromSite)
        proxy.on('proxyReqWs', comeFromSite)
        proxy.on('proxyRes', ({ headers }) => {
          if (headers.location !== undefined) headers.location = headers.location.replace(site, STUDIO)
        })
      },
    },
  }
}
