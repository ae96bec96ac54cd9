import { addressParts, type DemoForm, ENTRANCE_PATH } from './demo-address.ts';

export const CODE_LANGUAGES = ['curl', 'Java', 'C#'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

const PATH = '/api/v2/sso/demo/tickets';

function bodyOf({ user, patientId, reportId, mode }: DemoForm, between = ','): string {
  const fields = { user, patient_id: patientId, report_id: reportId, mode };
  const said = Object.entries(fields).filter(([, value]) => value !== '');
  return `{${said.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(between)}}`;
}

/** A field a line, each below the first: the whole is read without scrolling sideways. */
const UNDER = ',\n       ';

/** The address with a variable in the place of the ticket. */
function addressOf(form: DemoForm, ticket: string): string {
  const rest = addressParts(form, '').filter(({ name }) => name !== 'ticket');
  const query = rest.map(({ name, value }) => `&${name}=${encodeURIComponent(value)}`).join('');
  return `${ENTRANCE_PATH[form.entrance]}?ticket=${ticket}${query}`;
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const WRITERS: Readonly<Record<CodeLanguage, (form: DemoForm) => string>> = {
  curl: (form) => `# 1. 医院系统服务端申请票据
TICKET=$(curl -s -X POST "$JIANWEI${PATH}" \\
  -H "Content-Type: application/json" -H "x-wire: plain" \\
  -d '${bodyOf(form, UNDER).replaceAll("'", "'\\''")}' \\
  | jq -r .ticket)

# 2. 让浏览器打开
echo "$JIANWEI${addressOf(form, '$TICKET').replace('&', '"\\\n"&')}"`,
  Java: (form) => `// 1. 医院系统服务端申请票据
HttpRequest request = HttpRequest.newBuilder(URI.create(jianwei + "${PATH}"))
    .header("Content-Type", "application/json")
    .header("x-wire", "plain")
    .POST(HttpRequest.BodyPublishers.ofString(${quoted(bodyOf(form))}))
    .build();
HttpResponse<String> answer =
    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
String ticket = new ObjectMapper().readTree(answer.body()).get("ticket").asText();

// 2. 让浏览器打开
response.sendRedirect(jianwei + "${addressOf(form, '" + ticket + "')}");`,
  'C#': (form) => `// 1. 医院系统服务端申请票据
using var request = new HttpRequestMessage(HttpMethod.Post, jianwei + "${PATH}");
request.Headers.Add("x-wire", "plain");
request.Content = new StringContent(${quoted(bodyOf(form))}, Encoding.UTF8, "application/json");
var answer = await http.SendAsync(request);
var json = await answer.Content.ReadFromJsonAsync<JsonElement>();
var ticket = json.GetProperty("ticket").GetString();

// 2. 让浏览器打开
return Redirect(jianwei + "${addressOf(form, '" + ticket + "')}");`,
};

/** What the server of the other system has to do, in its language. */
export const demoCode = (language: CodeLanguage, form: DemoForm): string => WRITERS[language](form);
