import type { StudioSettings } from '#cms/studio/studio-settings.ts'

/** What the Studio's page is sent with: it loads nothing but its own files, and speaks to nobody but its lake. */
export function studioHeaders({ lake, projectId }: StudioSettings, publicUrl: string): Record<string, string> {
  // Not every browser counts a WebSocket to this server as 'self'.
  const ownSocket = publicUrl.replace(/^http/, 'ws')
  const hosts = lake === undefined ? hostsOf(projectId) : { calls: [], pictures: [], frames: [] }
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // The Studio's interface writes its styles as it runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.pictures],
    'media-src': ["'self'", 'blob:', ...hosts.pictures],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ownSocket, ...hosts.calls],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    // The site, for a preview.
    'frame-src': ["'self'", ...hosts.frames],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // The same as the site's: a preview in a window of its own still talks to the Studio.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-cache',
  }
}

/** Where Sanity keeps the content, the pictures and the accounts of a project. */
function hostsOf(projectId: string) {
  const project = `${projectId}.api.sanity.io`
  return {
    calls: [
      `https://${project}`,
      `wss://${project}`,
      'https://api.sanity.io',
      'https://cdn.sanity.io',
      'https://sanity-cdn.com',
    ],
    pictures: ['https://cdn.sanity.io', 'https://lh3.googleusercontent.com', 'https://avatars.githubusercontent.com'],
    frames: ['https://api.sanity.io', 'https://www.sanity.io'],
  }
}
