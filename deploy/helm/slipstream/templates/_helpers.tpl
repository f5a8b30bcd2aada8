{{- define "slipstream.labels" -}}
app.kubernetes.io/name: slipstream
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{- define "slipstream.selector" -}}
app.kubernetes.io/name: slipstream
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "slipstream.port" -}}
{{- if eq . "web" }}3000{{ else if eq . "host" }}3002{{ else }}3001{{ end }}
{{- end }}

{{/* Variables of a role; those of values.yaml come last and win. */}}
{{- define "slipstream.env" -}}
{{- $v := .root.Values }}
{{- $env := dict "DRAIN_MS" ($v.drainMs | toString) }}
{{- if ne .role "host" }}
{{- $env = merge (dict "LOG" $v.log.level "LOG_FORMAT" $v.log.format "TRUSTED_PROXIES" $v.trustedProxies) $env }}
{{- with $v.otlpEndpoint }}{{ $_ := set $env "OTEL_EXPORTER_OTLP_ENDPOINT" . }}{{ end }}
{{- end }}
{{- if eq .role "web" }}
{{- $_ := set $env "PUBLIC_URL" $v.public.web }}
{{- $_ := set $env "SPORTSBOOK_API_URL" (printf "http://%s-api:3001" .root.Release.Name) }}
{{- $_ := set $env "PUBLIC_SPORTSBOOK_API_URL" $v.public.api }}
{{- $_ := set $env "REALTIME_URL" $v.public.realtime }}
{{- $_ := set $env "PLATFORM_URL" $v.public.platform }}
{{- if $v.assets.enabled }}{{ $_ := set $env "ASSETS_DIR" "/assets" }}{{ end }}
{{- else if eq .role "host" }}
{{- $_ := set $env "SPORTSBOOK_URL" $v.public.web }}
{{- $_ := set $env "PLATFORM_API_URL" $v.public.api }}
{{- else }}
{{- $_ := set $env "WEB_ORIGINS" $v.public.web }}
{{- $_ := set $env "HOST_ORIGINS" $v.public.platform }}
{{- with $v.centrifugo.apiUrl }}
{{- $_ := set $env "CLUSTER_API_URL" . }}
{{- $_ := set $env "CLUSTER_URL" $v.public.realtime }}
{{- end }}
{{- end }}
{{- range $name, $value := .values.env }}{{ $_ := set $env $name ($value | toString) }}{{ end }}
{{- range $name, $value := $env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
