interface Front {
  readonly name: string;
  readonly port: number;
  /** What a server must answer with 200 to be sent requests. */
  readonly probe: string;
  readonly servers: readonly { readonly name: string; readonly port: number }[];
}

/** Where the load balancer itself says that it works. */
export const balancerProbe = '/balancer-health';

/**
 * A load balancer in front of each kind of process. A process that drains says so at its probe before it stops taking requests, so
 * none is lost. Whatever only reads is asked again elsewhere when a process died with the answer; what changes something is not.
 * When no process answers its probe in time, as on a machine that is too busy, requests are sent to them all the same.
 */
export function haproxyConfig(fronts: readonly Front[]): string {
  return [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 75s',
    '  timeout server 75s',
    '  timeout tunnel 1h',
    '  timeout check 10s',
    '  retries 3',
    '  option redispatch 1',
    '  retry-on conn-failure empty-response',
    '  option forwardfor',
    '  default-server check inter 500ms fastinter 200ms fall 3 rise 1',
    ...fronts.flatMap(frontLines),
    '',
  ].join('\n');
}

function frontLines({ name, port, probe, servers }: Front): readonly string[] {
  return [
    `frontend ${name}`,
    `  bind 127.0.0.1:${port}`,
    `  monitor-uri ${balancerProbe}`,
    '  http-request disable-l7-retry unless METH_GET',
    `  default_backend ${name}-servers`,
    `backend ${name}-servers`,
    '  balance leastconn',
    '  option httpchk',
    `  http-check send meth GET uri ${probe} ver HTTP/1.1 hdr Host localhost`,
    '  http-check expect status 200',
    ...servers.map(({ name: server, port: at }) => `  server ${server.replace(' ', '-')} 127.0.0.1:${at}`),
    '  option allbackups',
    ...servers.map(
      ({ name: server, port: at }) => `  server last-${server.replace(' ', '-')} 127.0.0.1:${at} no-check backup`,
    ),
  ];
}
