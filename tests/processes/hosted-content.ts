import { connect } from 'node:net'
import tls from 'node:tls'

// Loaded into a server before everything else (`node --import`): where it connects to Sanity, it reaches the port CONTENT_LAKE_PORT of
// this machine, without TLS. The server itself knows nothing of it.

const port = Number(process.env['CONTENT_LAKE_PORT'])
const reallyConnect = tls.connect

Object.assign(tls, {
  connect(options: tls.ConnectionOptions) {
    if (!options.host?.endsWith('.api.sanity.io')) return reallyConnect(options)
    const socket = connect(port, '127.0.0.1')
    return socket.once('connect', () => socket.emit('secureConnect'))
  },
})
