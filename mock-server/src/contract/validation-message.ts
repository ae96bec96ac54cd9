import type { ErrorObject } from 'ajv';

const typeNames: Readonly<Record<string, string>> = {
  string: '文本',
  integer: '整数',
  number: '数字',
  boolean: '布尔值',
  array: '列表',
  object: '对象',
  null: '空值',
};

function listed(values: unknown): string {
  return (Array.isArray(values) ? values : [values]).map(String).join('、');
}

/** Of what a schema demands of a value of the right type; `x-message` says it in the words of the form. */
const limits: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
]);

function ownSentence({ keyword, parentSchema }: ErrorObject): string | undefined {
  const sentence: unknown = parentSchema?.['x-message'];
  return limits.has(keyword) && typeof sentence === 'string' ? sentence : undefined;
}

/** Says in one Chinese sentence what is wrong with the first field that is wrong, and names the field. */
export function validationMessage(errors: readonly ErrorObject[]): string {
  const [error] = errors;
  if (!error) return '请求参数不正确';
  const sentence = ownSentence(error);
  if (sentence !== undefined) return sentence;
  const params = error.params as Readonly<Record<string, unknown>>;
  const field = error.instancePath.slice(1).replaceAll('/', '.');
  if (error.keyword === 'required') {
    const missing = String(params['missingProperty']);
    return `缺少必填项：${field ? `${field}.${missing}` : missing}`;
  }
  if (!field && error.keyword === 'type') return '请求内容缺失，或不是要求的格式';
  const name = field || '请求内容';
  switch (error.keyword) {
    case 'type': {
      const types = Array.isArray(params['type']) ? params['type'] : [params['type']];
      return `${name} 的类型应为${types.map((type) => typeNames[String(type)] ?? String(type)).join('或')}`;
    }
    case 'enum':
      return `${name} 的取值应为：${listed(params['allowedValues'])}`;
    case 'const':
      return `${name} 的取值应为：${listed(params['allowedValue'])}`;
    case 'minLength':
      return Number(params['limit']) === 1 ? `${name} 不能为空` : `${name} 至少${listed(params['limit'])}个字`;
    case 'maxLength':
      return `${name} 最多${listed(params['limit'])}个字`;
    case 'minimum':
      return `${name} 不能小于${listed(params['limit'])}`;
    case 'maximum':
      return `${name} 不能大于${listed(params['limit'])}`;
    case 'exclusiveMinimum':
      return `${name} 应大于${listed(params['limit'])}`;
    case 'exclusiveMaximum':
      return `${name} 应小于${listed(params['limit'])}`;
    case 'minItems':
      return `${name} 至少${listed(params['limit'])}项`;
    case 'maxItems':
      return `${name} 最多${listed(params['limit'])}项`;
    case 'format':
    case 'pattern':
      return `${name} 的格式不正确`;
    case 'additionalProperties':
      return `不认识的字段：${listed(params['additionalProperty'])}`;
    default:
      return `${name} 不正确`;
  }
}
