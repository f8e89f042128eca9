// Socket.IO on the adapter that the API has, and nothing else: a socket names the room that it hears.
import { createServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import { Server } from 'socket.io'

const { DATABASE_URL, API_PORT } = process.env
const server = createServer((_request, response) => response.end('{}'))
const io = new Server(server, { path: '/socket.io', transports: ['websocket'], serveClient: false })
io.adapter(createAdapter(new pg.Pool({ connectionString: DATABASE_URL, max: 3 }), { channelPrefix: 'bare' }))
io.on('connection', (socket) => {
  const { room } = socket.handshake.auth as { room: string } // sockets.ts gives it
  void socket.join(room)
})
server.listen(Number(API_PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
